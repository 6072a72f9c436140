/** The app's warnings for operators about an answer that a test has made unusual. */
export const aboutBackEnd =
  /^((GET|POST) \/|No API answers at |The web server reaches no API |The (cookie|identity token) |A call or a cookie is wrong)/;
