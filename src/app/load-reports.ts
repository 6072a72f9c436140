import { whenIdle } from '@/delivery/when-idle';

/** Whether this visit's Core Web Vitals are measured. The choice is random and does not depend on the user. */
const isMeasured = () => VITALS_SAMPLE > 0 && Math.random() < VITALS_SAMPLE;

/** Loads the code for reports after the document's load event. If the import fails, nothing is reported. */
export function loadReports() {
  const load = () =>
    whenIdle(() => {
      import('@/session/reports/deliver').then(({ startReports }) => startReports()).catch(() => undefined);
      if (isMeasured()) import('@/session/vitals/follow-vitals').then(({ followVitals }) => followVitals()).catch(() => undefined);
    });
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load);
}
