const summary = (outer: string, inner: string, body = '') =>
  `<div class="s" tabindex="-1" ${outer}><div ${inner}><h2 id="es">There is a problem</h2><div id="body" ${body}><ul><li><a href="#i">Enter your name</a></li></ul></div></div></div>`;
const shows = (html: string) =>
  `i.setAttribute('aria-describedby','d');d.textContent='Enter your full name';slot.innerHTML=${JSON.stringify(html)};slot.firstChild.focus()`;
const late = (html: string) => `
  slot.innerHTML=${JSON.stringify(html)};slot.firstChild.focus();requestAnimationFrame(()=>setTimeout(()=>{i.setAttribute('aria-describedby','d');d.textContent='Enter your full name';},0))`;

/** What the button of each variant does. */
export const variants: Record<string, string> = {
  plain: shows(summary('', 'role="alert"')),
  group: shows(summary('role="group" aria-labelledby="es"', '')),
  groupalert: shows(summary('role="group" aria-labelledby="es"', 'role="alert"')),
  groupdescribed: shows(summary('role="group" aria-labelledby="es" aria-describedby="body"', '')),
  alert: shows(summary('role="alert" aria-labelledby="es"', '')),
  alertonly: shows(summary('role="alert"', '')),
  alertdescribed: shows(summary('role="alert" aria-labelledby="es" aria-describedby="body"', '')),
  grouplate: late(summary('role="group" aria-labelledby="es"', '')),
  groupalertlate: late(summary('role="group" aria-labelledby="es"', 'role="alert"')),
};

export const controlPage = (variant: string) => `<!doctype html><html lang="en"><title>Control ${variant}</title>
<main><div id="slot"></div><h1>Start</h1><form id="f"><label for="i">Name</label> <span id="d"></span><input id="i"></form></main>
<script>f.onsubmit=(e)=>{e.preventDefault();${variants[variant]}}</script></html>`;
