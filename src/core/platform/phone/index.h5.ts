import type { PhoneModule } from './types';

export const phone: PhoneModule = {
  async dial(number) {
    window.location.href = `tel:${number.replace(/[^\d+*#-]/g, '')}`;
  },
  keep: async (contact) => (await import(/* webpackChunkName: "device" */ './onDemand')).keep(contact),
};
