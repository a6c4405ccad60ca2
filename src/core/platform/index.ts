/** Every capability of the device as one object; each folder has the type and one implementation per platform. */
import { audio } from './audio';
import { calendar } from './calendar';
import { camera } from './camera';
import { canvas } from './canvas';
import { clipboard } from './clipboard';
import { delivery } from './delivery';
import { faults } from './faults';
import { file } from './file';
import { film } from './film';
import { host } from './host';
import { image } from './image';
import { location } from './location';
import { login } from './login';
import { motion } from './motion';
import { pay } from './pay';
import { permission } from './permission';
import { phone } from './phone';
import { print } from './print';
import { recorder } from './recorder';
import { save } from './save';
import { scan } from './scan';
import { script } from './script';
import { sellsVirtual } from './sellsVirtual';
import { share } from './share';
import { storage } from './storage';
import { subscribe } from './subscribe';
import { system } from './system';
import { receipt } from './receipt';
import { update } from './update';
import { voice } from './voice';
import { wechat } from './wechat';

export const platform = {
  audio,
  calendar,
  camera,
  canvas,
  clipboard,
  delivery,
  faults,
  file,
  film,
  host,
  image,
  location,
  login,
  motion,
  pay,
  permission,
  phone,
  print,
  recorder,
  save,
  scan,
  script,
  sellsVirtual,
  share,
  storage,
  subscribe,
  system,
  receipt,
  update,
  voice,
  wechat,
};
export type Platform = typeof platform;

export type { Scope } from './permission/types';
export { isCancel, PlatformError, refusalOf, type PlatformFailure } from './errors';
export type { PaintSize, Pen, Surface } from './canvas/types';
export type { PickedFile } from './file/types';
export type { PickedImage } from './image/types';
export type { Fix, NamedPoint, Point } from './location/types';
export type { Tilt } from './motion/types';
export type { LoginCode } from './login/types';
export type { PayResult } from './pay/types';
export type { ShareCard } from './share/types';
export type { Capsule } from './system/types';
