import { journeysIn } from './journeys-in';
import { webKit } from './webkit-engine';

// The slowest of the three engines, so two browsers run at once.
journeysIn('WebKit', () => Promise.resolve(webKit), { concurrent: true });
