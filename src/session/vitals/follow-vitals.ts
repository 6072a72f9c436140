import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** LCP and INP in whole milliseconds, CLS without a unit. */
const rounded = ({ name, value }: Metric) => (name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value));

/** Measures this document's Core Web Vitals. Passes them to `send` once, when the document becomes hidden. */
export function followVitals(send: (vitals: Readonly<Record<string, number>>) => void) {
  const vitals: Record<string, number> = {};
  const record = (metric: Metric) => {
    vitals[metric.name.toLowerCase()] = rounded(metric);
  };
  for (const follow of [onLCP, onINP, onCLS]) follow(record, { reportAllChanges: true });
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', sendOnce);
    send(vitals);
  };
  document.addEventListener('visibilitychange', sendOnce);
}
