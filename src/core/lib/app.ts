/** The app's own configuration: constants of this client, so that no back end can lose them (rules 6.17, 6.18). */
import { BRAND } from './brand';
import { EMOJI_PAGES } from './emoji';

export const APP_NAME = BRAND.name;
/** What people are told. The number of the build is another one: BUILD_VERSION, BUILD_CODE. */
export const APP_VERSION = '2.0.0';
/** Pictures of the app itself lie under it, at the server or at whatever stands before it. */
export const STATIC_PATH = '/images/';
/** Where the browser's build lives. */
export const H5_PATH = '/h5/';
/** Each picture lies under STATIC_PATH. */
export const EMOJI = EMOJI_PAGES;
