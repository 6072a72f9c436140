import { isPersonaId } from '../people/personas';
import { scenarios } from '../scenarios/scenarios';
import { variants } from '../screens/screens';
import { chooser } from './chooser';
import { html } from './html';
import { details, page } from './layout';
import { pageRoute } from './page-route';
import { serverState } from './server-state';
import { situationPage } from './situation';
import { startCards } from './start-cards';
import { scenarioLinks, startLinks } from './start-links';
import { startSearch, unknownScenario } from './start-search';

/** The example client service: start a journey, or search for one. With the id of a screen it opens that screen instead. */
export const exampleServicePage = pageRoute('GET /mock', ({ url, world }) => {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const persona = given('persona');
  const scenario = given('scenario');
  const situation = variants.get(scenario);
  if (situation) return situationPage(situation.variant.label);
  const chosen = persona !== '' || scenarios.has(scenario);
  const unknown = scenario !== '' && !scenarios.has(scenario);
  return page(
    'Example health service',
    html`${unknown && unknownScenario(scenario)} ${startCards} ${startSearch(given('search'))}
      <ul class="nhsuk-list">
        <li><a href="/mock/gallery">Every screen, live</a></li>
        <li><a href="/mock/map">Journey map</a></li>
        <li><a href="/mock/passkeys">Passkeys of this device</a></li>
      </ul>
      ${details('Choose who you are and what goes wrong', chooser(isPersonaId(persona) ? persona : 'mobile', scenario), chosen)}
      ${startLinks} ${scenarioLinks()} ${serverState(world)}`,
    unknown ? 404 : 200,
  );
});
