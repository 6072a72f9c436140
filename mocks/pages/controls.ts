import { HttpResponse } from 'msw';
import { second } from '../backend/clock';
import { field, isForm, isRecord } from '../backend/http/body';
import { overrideBy } from '../backend/http/scenario';
import type { Banner, Visit } from '../backend/model';
import { replaceWorld, worldCookie } from '../backend/worlds';
import { scenarios } from '../scenarios/scenarios';
import { problem } from './layout';
import { pageRoute, sendTo } from './page-route';

/** The controls of the mock: forms of /mock post fields to them, browser tests JSON. */
export const controls = [
  pageRoute('GET /mock/inbox.json', ({ world }) => HttpResponse.json(world.inbox)),
  pageRoute('GET /mock/calls.json', ({ world }) => HttpResponse.json(world.calls)),
  pageRoute('POST /mock/clock', (visit) => {
    const seconds = Number(visit.body.advanceSeconds);
    if (!Number.isFinite(seconds)) return problem('advanceSeconds is not a number.');
    visit.world.clock.advance(seconds * second);
    return done(visit);
  }),
  pageRoute('POST /mock/reset', (visit) => {
    replaceWorld(visit.cookies[worldCookie]);
    return done(visit);
  }),
  pageRoute('POST /mock/scenario', (visit) => {
    const id = field(visit, 'id');
    const scenario = scenarios.get(id);
    if (id && !scenario) return problem(`There is no scenario ${id}.`);
    visit.world.overrides = scenario ? [overrideBy(scenario)] : [];
    return done(visit);
  }),
  pageRoute('POST /mock/banners', (visit) => {
    const { app, alerts } = visit.body;
    visit.world.banners = { app: bannerOf(app), alerts: bannerOf(alerts) };
    return done(visit);
  }),
];

const done = ({ request }: Visit): Response => (isForm(request) ? sendTo('/mock', [], 303) : HttpResponse.json({}));

/** A form sends the message only. An empty one removes the banner. */
function bannerOf(value: unknown): Banner {
  if (isRecord(value)) return { showBanner: value.showBanner === true, message: String(value.message ?? '') };
  const message = typeof value === 'string' ? value : '';
  return { showBanner: message !== '', message };
}
