import { whenIdle } from '@/delivery/when-idle';

/** Loads the code for reports after the document's load event. If the import fails, nothing is reported. */
export function loadReports() {
  const load = () => whenIdle(() => void import('@/session/reports/deliver').then(({ start }) => start()).catch(() => undefined));
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);
}
