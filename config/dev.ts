import type { UserConfigExport } from '@tarojs/cli';

const server = `http://127.0.0.1:${process.env.PORT ?? 8086}`;
const served = ['/api', '/apiv1', '/images', '/uploads', '/sealed', '/invoices', '/codes', '/docs', '/health'];

export default {
  logger: { quiet: false, stats: false },
  h5: {
    devServer: {
      port: Number(process.env.DEV_PORT ?? 10086),
      open: false,
      proxy: [
        { context: served, target: server },
        { context: ['/ws'], target: server, ws: true },
      ],
    },
  },
} satisfies UserConfigExport<'webpack5'>;
