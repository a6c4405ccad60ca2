/**
 * The settlement of a course: the server reckons after every choice, and nothing is ordered at another price than the one that was shown. What was
 * chosen is kept while the buyer uses the app; for whom it is stands in the address.
 */
import { useState } from 'react';
import { ApiError, call, fieldOf, reasonOf, RefusedError, TOAST_LONG } from '@/core/api';
import { remembered } from '@/core/lib/memory';
import { replace, type QueryOf } from '@/core/routes';
import { useStores } from '@/core/stores';
import { leaveFor, toCashier } from '@/domain/checkout/cashier';
import { useAction, usePageData, useParam, useRemembered } from '@/ui/shell';
import { courseRoute } from '../routes';
import type { CourseSettle } from './labels';

/** As many as the server lets go with it. */
const ALL_POINTS = 100_000_000;
/** In the address: a gift for somebody who is still looked for. Shorter than any number that finds somebody. */
const SOMEBODY = '1';
const SHORTEST_KEY = 4;

interface Choices {
  /** Undefined: the best one. */
  couponId?: string;
  withPoints: boolean;
  agreed: boolean;
}
const courseChoices = remembered(() => new Map<string, Choices>());

/** What a refusal carries when the price has moved. */
const isSettle = (data: unknown): data is CourseSettle =>
  typeof data === 'object' && data !== null && 'payable' in data && 'course' in data;

function useChoices(courseId: string) {
  const kept = useRemembered(courseChoices);
  const [choices, setChoices] = useState<Choices>(() => kept.get(courseId) ?? { withPoints: false, agreed: false });
  return {
    choices,
    choose(part: Partial<Choices>) {
      const next = { ...choices, ...part };
      kept.set(courseId, next);
      setChoices(next);
    },
    forget: () => void kept.delete(courseId),
  };
}

export function useSettle(params: QueryOf<'/collegePackages/pages/college/order/settle'>) {
  const { courseId = '' } = params;
  const { feedback } = useStores();
  const [wished, setGiftTo] = useParam(params, 'giftTo');
  const giftTo = wished.length < SHORTEST_KEY ? '' : wished;
  const { choices, choose, forget } = useChoices(courseId);
  const { couponId, withPoints } = choices;
  const asked = {
    courseId,
    ...(couponId !== undefined && { couponId }),
    ...(withPoints && { points: ALL_POINTS }),
  };
  const state = usePageData(
    async (stands): Promise<CourseSettle> => {
      if (giftTo === '') return call('college.orderPreview', asked);
      try {
        return await call('college.orderPreview', { ...asked, giftTo }, { hide: true });
      } catch (error) {
        if (!stands()) throw error;
        if (error instanceof ApiError) feedback.toast(error.message, TOAST_LONG);
        if (fieldOf(error) !== 'giftTo') throw error;
        // Nobody by this number, or oneself: somebody else is looked for.
        setGiftTo(SOMEBODY);
        return call('college.orderPreview', asked);
      }
    },
    [courseId, couponId, withPoints, giftTo],
  );

  const submit = useAction(async (shown: CourseSettle) => {
    // Another one than was chosen by now would get it: what is shown is reckoned first.
    if ((shown.giftTo?.key ?? '') !== giftTo) {
      feedback.toast('正在重新算价，请再看一眼');
      return state.reload();
    }
    try {
      const made = await call('college.orderCreate', {
        courseId,
        couponId: shown.couponId ?? '0',
        points: shown.pointsUsed,
        payable: shown.payable,
        ...(shown.giftTo && { giftTo: shown.giftTo.key }),
      });
      forget();
      if (!made.enrolled) return await toCashier('course', made.orderId);
      feedback.toast(shown.giftTo ? '已送出，对方现在就能学' : '已加入，现在就能学');
      if (shown.giftTo) await replace('/collegePackages/pages/college/order/course_detail', { id: made.orderId });
      else await leaveFor(courseRoute(shown.course));
    } catch (error) {
      if (reasonOf(error, 'college.orderCreate') === 'priced' && error instanceof RefusedError && isSettle(error.data))
        state.set(error.data);
      // Owned meanwhile, or sold no more: the page says what holds now.
      else if (error instanceof RefusedError) void state.reload();
      throw error;
    }
  });

  return {
    state,
    isGift: wished !== '',
    agreed: choices.agreed,
    submit,
    agree: (agreed: boolean) => choose({ agreed }),
    chooseCoupon: (id: string) => choose({ couponId: id }),
    choosePoints: (on: boolean) => choose({ withPoints: on }),
    /** Undefined: somebody else is looked for. */
    giveTo: (key: string | undefined) => setGiftTo(key ?? SOMEBODY),
    turnGift: (on: boolean) => setGiftTo(on ? SOMEBODY : ''),
    /** To the course itself: who has it learns it. */
    learn: (shown: CourseSettle) => leaveFor(courseRoute(shown.course)),
  };
}
export type Settle = ReturnType<typeof useSettle>;
