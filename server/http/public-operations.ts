/**
 * Everything that answers without a session, by operation id, with the reason why it must. A test counts them and compares them with
 * the contracts.
 */
export const publicReasons = {
  sysLogin: 'The way in by account and password; nobody has a session before it. Attempts are limited.',
  sysMLogin: 'The same way in for apps of the family, which cannot show a captcha. Attempts are limited together with sysLogin.',
  sysRandomImage: 'The login page shows a captcha before anybody signs in. It says nothing of any user.',
  sysCheckCaptcha: 'Clients of the family check a captcha before they sign in; five times for a picture.',
  sysGetEncryptedString:
    'Clients of 3.x encrypt the password of a sign-in with it. It is the same everywhere and says nothing of any user.',
  sysLoginGetUserDeparts:
    'Clients of 3.x ask it before they sign in, for departments to choose among. It answers everybody that there are none.',
  sysLogout: 'Signing out with a session that is over must not ask to sign in first. It ends only the session of its own token.',
  sysLogoutGet: 'The address by which clients of the family sign out; it does what sysLogout does.',
  sysSms: 'Users without a session need a code to sign in, register or set a forgotten password. One answer for every number, limited.',
  sysPhoneLogin: 'The way in by a code that was sent to the phone. Attempts are limited.',
  sysUserCheckOnlyUser: 'Registration pages of the family ask it while a name is typed. Without a session it looks nothing up.',
  sysUserRegister:
    'A newcomer has no session yet. Closed unless the installation opens it, and it asks for a code that was sent to the phone.',
  sysUserQuerySysUser: 'Step 1 of a forgotten password, which keeps the user from signing in. One answer for every name, limited.',
  sysUserPhoneVerification: 'Step 2 of a forgotten password: it proves the phone by a code. Attempts are limited.',
  sysUserPasswordChange: 'Step 3 of a forgotten password for clients of the family, which send it by GET. It asks for the proof of step 2.',
  sysUserPasswordChangePost: 'Step 3 of a forgotten password. It asks for the proof of step 2.',
  sysSignInOptions: 'The login page must know which ways in there are before anybody signs in. It names no user.',
  sysThirdLoginRender: 'Sends the browser to the identity provider, where the user signs in.',
  sysThirdLoginCallback: 'The identity provider sends the browser back here. It asks for the state that sysThirdLoginRender made.',
  sysThirdLoginGetLoginUser: 'Turns the ticket of one minute and one use, which the callback made, into a session.',
  sysThirdLoginUserCreate: 'A user whom the identity provider has just named makes an account. It asks for the ticket of the callback.',
  sysThirdLoginUserCheckPassword: 'The same user binds an account by its password. It asks for the ticket; attempts are limited.',
  sysThirdLoginBindingThirdPhone:
    'The same user binds an account by a code that was sent to its phone. It asks for the ticket; attempts are limited.',
  sysCasClientValidateLogin: 'The single sign-on sends the browser back with a ticket, which its server confirms.',
  sysCasClientValidateLoginPost: 'The same by POST, as the specification of this product names it.',
  contentColumns: 'Everybody reads what a tenant publishes on its website. Closed unless a setting opens it; published columns alone.',
  contentArticles: 'The same of published articles: no drafts, none in review, offline, not yet or no longer valid.',
  contentArticle: 'One of these articles. What there is not and what is not published answer 404 alike.',
  contentArticlePicture: 'A picture that such an article holds, by its place in it; no other file can be named.',
  contentArticleFile: 'An attachment that such an article holds, by its place in it; no other file can be named.',
  contentSlides: 'Slides of the same website that are on and valid.',
  contentSlidePicture: 'The picture of a slide that is on and valid.',
  contentLinks: 'Links to others that the same website shows.',
  contentLinkLogo: 'The logo of a link that is on, and of no other.',
  contentFeedXml: 'The newest of these articles for readers of feeds.',
  sysTotpLogin: 'The second step of a sign-in. It asks for the challenge that the right password was answered with; attempts are limited.',
} as const satisfies Readonly<Record<string, string>>

export type PublicOperation = keyof typeof publicReasons

export const publicOperations = Object.keys(publicReasons) as readonly PublicOperation[]
