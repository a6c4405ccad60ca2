/** The wizard's choices: when and where, service and specialist, who comes; and what is sent of them. */
import { useState } from 'react';
import { call, reasonOf } from '@/core/api';
import { replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAskNotice } from '@/domain/notice/useAskNotice';
import { useAction, useForm } from '@/ui/shell';
import { dayOf } from '../days';
import { useWishes } from './useWishes';
import { beginning, type WizardData, type WizardParams } from './loading';
import { useTimes } from './useTimes';

const DIGITS = /^1[3-9]\d(\d{4}|\*{4})\d{4}$/;
const VALIDATORS = {
  name: (name: string) => (name.trim() ? undefined : '写上来的人怎么称呼'),
  mobile: (mobile: string) => (DIGITS.test(mobile.trim()) ? undefined : '填 11 位手机号，店家好联系你'),
};

/** Service and specialist, a coupon for the table, and the fields of who comes. */
function useGuest({ venue, services, booking }: WizardData, params: WizardParams) {
  const { session } = useStores();
  const wishes = useWishes(venue.store.id);
  const wanted = params.serviceTypeId || booking?.card.service.id;
  const [serviceTypeId, setService] = useState(wanted ?? services[0]?.id ?? '');
  const [employeeNo, setEmployee] = useState(params.employeeNo ?? '');
  const [couponId, setCoupon] = useState('');
  const member = session.member;
  const form = useForm(
    { name: member?.nickname ?? '', mobile: member?.mobile ?? '', note: '' },
    VALIDATORS,
    `booking ${venue.store.id}`,
  );
  const sent = () => {
    const { name, mobile } = form.values;
    const note = [form.values.note.trim(), wishes.text].filter(Boolean).join('；');
    return {
      ...{ serviceTypeId, name: name.trim(), mobile: mobile.trim() },
      ...(employeeNo && { employeeNo }),
      ...(note && { note }),
      ...(couponId && { couponId }),
    };
  };
  return { serviceTypeId, setService, employeeNo, setEmployee, couponId, setCoupon, form, wishes, sent };
}

export function useWizard(data: WizardData, params: WizardParams) {
  const { clock, feedback } = useStores();
  const { venue, booking, hold } = data;
  const storeId = venue.store.id;
  const bookingId = booking?.card.id;
  const [first] = useState(() => beginning(data, params, dayOf(clock.now())));
  const askNotice = useAskNotice();
  const guest = useGuest(data, params);
  const times = useTimes({ storeId, bookingId, serviceTypeId: guest.serviceTypeId, first, hold });
  const { exact, date, party, holding, again } = times;
  const submit = useAction(async () => {
    if (!exact) return;
    await askNotice('service');
    try {
      if (bookingId) {
        await call('tea.bookingAct', { id: bookingId, action: 'reschedule', date, ...exact });
        holding.saved();
        feedback.toast('已改期');
        return await replace('/reservation/pages/order/order', { id: bookingId });
      }
      const made = await call('tea.bookingSave', { storeId, date, party, ...exact, ...guest.sent() });
      holding.saved();
      guest.form.done();
      guest.wishes.sent();
      const { orderId, orderGroup } = made;
      if (orderId && orderGroup) await replace('/member/pages/wallet/pay', { orderGroup, orderId });
      else await replace('/reservation/pages/order/order', { id: made.booking.card.id });
    } catch (error) {
      if (reasonOf(error, 'tea.bookingSave') === 'taken') again(undefined);
      throw error;
    }
  });
  return { ...times, ...guest, submit };
}
export type WizardState = ReturnType<typeof useWizard>;
