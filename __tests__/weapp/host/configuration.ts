// What of app.json WeChat refuses, or asks for at the submission: held to what the package really calls.
import type { AppJson } from './types';

interface Submitted {
  app: AppJson;
  has(file: string): boolean;
  /** The calls of its code. */
  calls: readonly { name: string }[];
}

/** The calls that tell where somebody is: each has to be declared. */
const PRIVATE_INFOS = [
  'chooseAddress',
  'chooseLocation',
  'choosePoi',
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
];
/** Of these the phone asks the person in the words of `permission`. */
const ASKED_IN_WORDS = ['getFuzzyLocation', 'getLocation', 'startLocationUpdate', 'startLocationUpdateBackground'];
const MOST_WORDS = 30;
const LONGEST_WAIT = 60_000;

function privateInfos({ app, calls }: Submitted): string[] {
  const declared = app.requiredPrivateInfos ?? [];
  const called = PRIVATE_INFOS.filter((name) => calls.some((call) => call.name === name));
  const isPrecise = declared.some((name) => name === 'getLocation' || name === 'chooseLocation');
  return [
    ...declared.filter((name) => !PRIVATE_INFOS.includes(name)).map((name) => `${name} is not one of its names`),
    ...called.filter((name) => !declared.includes(name)).map((name) => `${name} is called and not declared`),
    ...declared
      .filter((name) => PRIVATE_INFOS.includes(name) && !called.includes(name))
      .map((name) => `${name} is declared and never called`),
    ...(declared.includes('getFuzzyLocation') && isPrecise ? ['getFuzzyLocation excludes the precise location'] : []),
  ].map((words) => `requiredPrivateInfos: ${words}`);
}

function permissions({ app: { permission = {} }, calls }: Submitted): string[] {
  const asks = calls.some(({ name }) => ASKED_IN_WORDS.includes(name));
  const scopes = new Set([...Object.keys(permission), ...(asks ? ['scope.userLocation'] : [])]);
  return Array.from(scopes).flatMap((scope) => {
    const words = permission[scope]?.desc ?? '';
    if (!words) return [`permission: ${scope} has no words for the person who is asked`];
    return words.length > MOST_WORDS ? [`permission: the words of ${scope} are over ${MOST_WORDS} characters`] : [];
  });
}

/** Of whatever is in app.json beside pages, tabs and what is fetched before. */
export function configurationProblems(submitted: Submitted): string[] {
  const { app, has } = submitted;
  const { lazyCodeLoading, sitemapLocation, networkTimeout = {} } = app;
  const late = Object.entries(networkTimeout).filter(([, ms]) => !(ms > 0 && ms <= LONGEST_WAIT));
  return [
    ...privateInfos(submitted),
    ...permissions(submitted),
    // Without it every start reads the code of every page.
    ...(lazyCodeLoading === 'requiredComponents' ? [] : ['lazyCodeLoading: requiredComponents is missing']),
    ...(sitemapLocation === undefined || has(sitemapLocation) ? [] : [`sitemapLocation: no ${sitemapLocation}`]),
    ...late.map(([name, ms]) => `networkTimeout: ${name} is ${ms} ms, allowed up to ${LONGEST_WAIT}`),
  ];
}
