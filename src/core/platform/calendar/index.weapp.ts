import Taro from '@tarojs/taro';
import { isCancel, refusalOf } from '../errors';
import type { CalendarModule } from './types';

const seconds = (ms: number): number => Math.round(ms / 1000);

export const calendar: CalendarModule = {
  async add({ title, note, place, startAt, endAt }) {
    try {
      await Taro.addPhoneCalendar({
        title,
        description: note,
        location: place,
        startTime: seconds(startAt),
        endTime: String(seconds(endAt)),
      });
    } catch (error) {
      if (!isCancel(error)) throw refusalOf(error);
    }
  },
};
