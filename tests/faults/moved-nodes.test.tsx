import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tolerateMovedNodes } from '@/app/tolerate-moved-nodes';

/* What translators and extensions do to elements is what is tested here. */
/* eslint-disable testing-library/no-node-access */

const { removeChild, insertBefore } = Node.prototype;

function Page() {
  const [shown, show] = useState(true);
  return (
    <main>
      {shown && <p>Cookie banner</p>}
      {!shown && <p>Saved</p>}
      <div>{shown ? 'First sentence' : <b>Second sentence</b>}</div>
      <footer>Footer</footer>
      <button onClick={() => show(!shown)}>Go on</button>
    </main>
  );
}

const goOn = () => userEvent.click(screen.getByRole('button'));

describe('tolerateMovedNodes', () => {
  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    tolerateMovedNodes();
  });
  afterEach(() => void Object.assign(Node.prototype, { removeChild, insertBefore }));

  it('lets React remove an element that an extension has removed', async () => {
    render(<Page />);
    screen.getByText('Cookie banner').remove();
    await goOn();
    expect(screen.getByRole('main')).toHaveTextContent('SavedSecond sentenceFooterGo on');
  });

  it('lets React remove an element that an extension has wrapped', async () => {
    render(<Page />);
    const banner = screen.getByText('Cookie banner');
    const wrapper = document.createElement('div');
    banner.replaceWith(wrapper);
    wrapper.append(banner);
    await goOn();
    expect(screen.queryByText('Cookie banner')).not.toBeInTheDocument();
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('lets React insert an element before one that an extension has wrapped, in front of the wrapper', async () => {
    render(<Page />);
    await goOn();
    const next = screen.getByText('Second sentence').parentElement as HTMLElement;
    const wrapper = document.createElement('div');
    next.replaceWith(wrapper);
    wrapper.append(next);
    await goOn();
    expect(screen.getByRole('main')).toHaveTextContent('Cookie bannerFirst sentenceFooterGo on');
    expect(screen.getByText('Cookie banner').nextElementSibling).toBe(wrapper);
  });

  it('lets React insert an element before one that an extension has removed', async () => {
    render(<Page />);
    await goOn();
    (screen.getByText('Second sentence').parentElement as HTMLElement).remove();
    await goOn();
    expect(screen.getByText('Cookie banner')).toBeVisible();
  });

  it('lets React remove a text that a translator has replaced', async () => {
    render(<Page />);
    const text = screen.getByText('First sentence').firstChild as Text;
    const font = document.createElement('font');
    font.textContent = 'Erster Satz';
    text.replaceWith(font);
    await goOn();
    expect(screen.getByText('Second sentence')).toBeVisible();
  });

  it('changes nothing else', () => {
    render(<Page />);
    const list = document.createElement('ul');
    const [first, second] = [document.createElement('li'), document.createElement('li')];
    expect(list.insertBefore(second, null)).toBe(second);
    expect(list.insertBefore(first, second)).toBe(first);
    expect([...list.children]).toEqual([first, second]);
    expect(list.removeChild(first)).toBe(first);
    expect([...list.children]).toEqual([second]);
    act(() => undefined);
    expect(console.info).not.toHaveBeenCalled();
  });
});
