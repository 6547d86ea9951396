/** Attributes; a function listens to the event that its name has behind `on`. */
type Attributes = Readonly<Record<string, string | boolean | undefined | (() => void)>>;
type Child = Node | string | undefined;

/** An element. Texts become text: nothing here is ever read as HTML. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (typeof value === 'string') element.setAttribute(name, value);
    else if (value === true) element.setAttribute(name, '');
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Text that is heard and not seen. */
export const heard = (text: string): HTMLElement => h('span', { class: 'sr' }, text);

export const badge = (risk: number): HTMLElement => h('span', { class: `badge r${risk}` }, heard('risk '), `R${risk}`);

export const button = (label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement =>
  h('button', { type: 'button', onclick, ...attributes }, label);

export const count = (number: number, noun: string): string => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** What the page remembers between visits, where the browser lets it. */
export const remembered = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(`slipway-review-${key}`);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`slipway-review-${key}`, value);
    } catch {
      // It is asked again on the next visit.
    }
  },
};
