import { whenIdle } from '@/delivery/when-idle';

/** Whether this visit is one of those whose Core Web Vitals are measured: nothing about the person decides it. */
const isMeasured = () => VITALS_SAMPLE > 0 && Math.random() < VITALS_SAMPLE;

/** Fetches the code that reports once the document has loaded. If it is lost, nothing is reported. */
export function bringReports() {
  const bring = () =>
    whenIdle(() => {
      import('@/session/reports/deliver').then(({ startReports }) => startReports()).catch(() => undefined);
      if (isMeasured()) import('@/session/vitals/follow-vitals').then(({ followVitals }) => followVitals()).catch(() => undefined);
    });
  if (document.readyState === 'complete') bring();
  else window.addEventListener('load', bring);
}
