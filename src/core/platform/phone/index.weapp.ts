import Taro from '@tarojs/taro';
import type { PhoneModule } from './types';

/** Closing the messenger's dialog is no failure. */
const closing = (work: Promise<unknown>): Promise<void> =>
  work.then(
    () => undefined,
    () => undefined,
  );

export const phone: PhoneModule = {
  dial: (phoneNumber) => closing(Taro.makePhoneCall({ phoneNumber })),
  keep: ({ name, mobile, company, title, email }) =>
    closing(
      Taro.addPhoneContact({
        firstName: name,
        mobilePhoneNumber: mobile,
        organization: company,
        title,
        ...(email ? { email } : {}),
      }),
    ),
};
