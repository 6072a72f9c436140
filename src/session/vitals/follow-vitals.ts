import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { reportedAddress, send } from '../reports/send';

/** As measured: LCP and INP in whole milliseconds, CLS without a unit. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value));

/** Measures this document's Core Web Vitals, and reports them once, when the person leaves it or turns away. */
export function followVitals() {
  const vitals: Record<string, number> = {};
  // That of the document: the person may have gone on within it.
  const address = reportedAddress();
  const keep = (metric: Metric) => {
    vitals[metric.name.toLowerCase()] = rounded(metric);
  };
  for (const follow of [onLCP, onINP, onCLS]) follow(keep, { reportAllChanges: true });
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendOnce);
    send({ event: 'vitals', sentence: 'Core Web Vitals', ...vitals, address });
  };
  document.addEventListener('visibilitychange', sendOnce);
}
