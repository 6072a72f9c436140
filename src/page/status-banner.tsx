import { useAppSelector } from '@/state/hooks';

/** A message that operators publish: `app` on every page, `alerts` on the entry screen. Always plain text. */
export function StatusBanner({ name }: { name: 'app' | 'alerts' }) {
  const { showBanner, message } = useAppSelector((state) => state.banners[name]);
  if (!showBanner || !message) return null;
  const id = `${name}-banner`;
  return (
    <div className="nhsuk-notification-banner" role="region" aria-labelledby={id}>
      <div className="nhsuk-notification-banner__header">
        <h2 className="nhsuk-notification-banner__title" id={id}>
          {name === 'app' ? 'Important' : 'Service status'}
        </h2>
      </div>
      <div className="nhsuk-notification-banner__content">
        <p className="nhsuk-notification-banner__heading">{message}</p>
      </div>
    </div>
  );
}
