// Runs unchanged in the browser, on /mock/passkeys.
const form = /** @type {HTMLFormElement} */ (document.querySelector('form'));
const outcome = /** @type {HTMLElement} */ (document.querySelector('[role=status]'));

/** Posts JSON and returns JSON. Throws the server's reason. @param {string} path @param {object} body */
async function post(path, body) {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const json = await response.json();
  if (!response.ok) throw new Error(json.error);
  return json;
}

async function create() {
  const persona = new FormData(form).get('persona');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/mock/passkey-options', { persona }));
  const credential = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
  const { email } = await post('/mock/passkey-credential', { persona, credential: credential.toJSON() });
  return `A passkey for ${email} is on this device.`;
}

const button = /** @type {HTMLButtonElement} */ (document.querySelector('#create'));
button.addEventListener('click', async () => {
  outcome.textContent = '';
  outcome.textContent = await create().catch((error) => `No passkey was created: ${error.message}`);
});
button.disabled = false;

// The type checker treats only a file with an import or export as a module.
export {};
