import { config } from '@/config';
import { startReports } from './deliver';

/** Starts reporting. In a random sample of visits it also measures Core Web Vitals. The choice does not depend on the user. */
export function start() {
  startReports();
  if (Math.random() < config.vitalsSample)
    import('../vitals/follow-vitals').then(({ followVitals }) => followVitals()).catch(() => undefined);
}
