import { calls } from '../../mocks/backend/http/calls';
import type { Step } from '../../mocks/pages/walk-step';
import { scenarios } from '../../mocks/scenarios/scenarios';
import { addresses } from '../../src/paths';
import { callsNear } from './calls-near';
import type { Choice } from './choice';
import type { PageView } from './page-view';

const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

/** An unanswered call blocks the page for half a minute. Another test covers the waits. */
const answered = [...scenarios.keys()].filter((id) => !id.endsWith('.hang'));

function faultAt(path: string, which: number, near: boolean): string {
  const names = (near && callsNear.find(([start]) => path.startsWith(start))?.[1]) || (Object.keys(calls) as (keyof typeof calls)[]);
  const name = pick(names, which);
  return (
    pick(
      answered.filter((id) => id.startsWith(`${name}.`)),
      Math.floor(which / names.length),
    ) ?? ''
  );
}

const room = (address: string) => address.split('/').slice(1, -1).join('/');

function addressFor(path: string, which: number, near: boolean): string {
  const all = [...addresses];
  return pick(near ? all.filter((address) => room(address) === room(path)) : all, which) ?? '/';
}

/** The step of a choice on a page. Undefined if there is none. A submission is looked up in its own parts. */
export function planned(choice: Exclude<Choice, { kind: 'submit' }>, { path, controls }: PageView, start: string): Step | undefined {
  switch (choice.kind) {
    case 'click': {
      const inside = controls.filter(({ inMain }) => inMain);
      const control = pick(choice.anywhere || inside.length === 0 ? controls : inside, choice.which);
      return control && (choice.twice ? { twice: control.name } : { click: control.name });
    }
    case 'go':
      return { go: addressFor(path, choice.which, choice.near) };
    case 'fault':
      return { fault: faultAt(path, choice.which, choice.near) };
    case 'mend':
      return { fault: '' };
    case 'link':
      return { go: '{link}' };
    case 'restart':
      return { go: start };
    case 'later':
      return { later: choice.minutes };
    case 'back':
      return { back: true };
    case 'forward':
      return { forward: true };
    case 'reload':
      return { reload: true };
  }
}
