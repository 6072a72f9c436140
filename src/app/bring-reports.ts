import { whenIdle } from '@/delivery/when-idle';

/** Fetches the code that reports once the document has loaded. If it is lost, nothing is reported. */
export function bringReports() {
  const bring = () => whenIdle(() => void import('@/session/reports/start').then(({ start }) => start()).catch(() => undefined));
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring);
}
