import { whenIdle } from '@/delivery/when-idle';

/** Fetches the code that reports once the document has loaded. If it is lost, nothing is reported. */
export function bringReports() {
  const bring = () =>
    whenIdle(() => {
      import('@/session/reports/deliver').then(({ startReports }) => startReports()).catch(() => undefined);
    });
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring);
}
