import type { CalendarModule } from './types';

export const calendar: CalendarModule = {
  async add({ file }) {
    window.location.href = file;
  },
};
