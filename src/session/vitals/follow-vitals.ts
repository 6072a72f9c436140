import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { reportedAddress, send } from '../reports/send';

/** LCP and INP in whole milliseconds, CLS without a unit. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value));

/** Measures this document's Core Web Vitals. Reports them once, when the document becomes hidden. */
export function followVitals() {
  const vitals: Record<string, number> = {};
  // The document's first address, because the user may navigate within the document.
  const address = reportedAddress();
  const record = (metric: Metric) => {
    vitals[metric.name.toLowerCase()] = rounded(metric);
  };
  for (const follow of [onLCP, onINP, onCLS]) follow(record, { reportAllChanges: true });
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendOnce);
    send({ event: 'vitals', sentence: 'Core Web Vitals', ...vitals, address });
  };
  document.addEventListener('visibilitychange', sendOnce);
}
