import { config } from '@/config';
import { startReports } from './deliver';

/** Starts to report, and in a sample of the visits to measure Core Web Vitals: nothing about the person decides it. */
export function start() {
  startReports();
  if (Math.random() < config.vitalsSample)
    import('../vitals/follow-vitals').then(({ followVitals }) => followVitals()).catch(() => undefined);
}
