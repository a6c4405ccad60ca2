/** 跟着手机看: the panorama as a window that is carried around. Off until it is switched on; iOS asks then, once. */
import { useEffect, useRef, useState } from 'react';
import { platform, type Tilt } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useVisible } from '@/ui/kit/useVisible';
import { followed, lookOf, type Look, type Pose } from './pose';

/** Degrees below which the hand only trembles. */
const STILL = 0.4;

export function useTilt(onPose: (change: (pose: Pose) => Pose) => void): {
  available: boolean;
  on: boolean;
  turn: (on: boolean) => void;
} {
  const { feedback } = useStores();
  const visible = useVisible();
  const [available] = useState(() => platform.motion.available());
  const [on, setOn] = useState(false);
  const latest = useRef(onPose);
  latest.current = onPose;

  useEffect(() => {
    if (!on || !visible) return undefined;
    let over = false;
    let stop: (() => void) | undefined;
    let last: Look | undefined;
    const handle = (tilt: Tilt) => {
      const look = lookOf(tilt);
      const from = last;
      if (from && Math.hypot(look.yaw - from.yaw, look.pitch - from.pitch) < STILL) return;
      last = look;
      if (from) latest.current((pose) => followed(pose, from, look));
    };
    platform.motion.follow(handle).then(
      (end) => {
        if (over) end();
        else stop = end;
      },
      () => {
        if (over) return;
        setOn(false);
        feedback.toast('没有取得方向权限，拖动也能看');
      },
    );
    return () => {
      over = true;
      stop?.();
    };
  }, [on, visible, feedback]);

  return { available, on, turn: setOn };
}
