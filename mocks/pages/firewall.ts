import { robotCheck } from './robot-check';

/** The firewall's puzzle, where a browser goes after a 405. */
export const firewallPages = robotCheck('/api/login/waf-token', 'The firewall has stopped a request of this browser.');
