/** Every string that is fixed, once (rule 3.6). */
export const texts = {
  /** Not logged in (rules 4.4, 4.9). */
  loginFirst: '请登录后再操作',
  /** HTTP 404 (rule 3.3, as the next four). */
  notFound: '请求的资源不存在',
  /** HTTP 500. */
  serverError: '服务器内部错误',
  /** HTTP 503: the server or its database is being restarted. */
  away: '系统繁忙，请稍后再试',
  /** Any other HTTP status, followed by it. */
  serverErrorWith: '服务器内部错误:',
  /** HTTP 401. */
  http401: '401',
  /** No status at all. */
  offline: '当前无法连接网络，可检查网络设置是否正常',
  /** The payer closed the payment dialog (rule 7.6). */
  payCancelled: '用户取消支付',
  /** Payment, location and image choice outside the messenger (rule 7.2). */
  messengerOnly: '请用微信浏览器打开',
  /** A second click too soon (rule 6.8). */
  clickLater: '请稍后点击！',
  /** Saving an image or a video without a path (rule 3.5). */
  noFile: 'no File',
  /** The error dialog (rule 3.4). */
  wentWrong: '出错了',
  back: '返回',
  reload: '重新加载',
  /** The foot of a list (rule 6.7). */
  listLoading: '加载中',
  listEnd: '没有更多了',
  listFailed: '加载失败，点击重试',
  /** Rules 5.5 and 3.7. */
  cartFull: '购物车已满',
  gone: '内容不存在或已下架',
  forbidden: '暂无权限',
  stepUp: '请先验证身份',
  refused: '操作未成功，请稍后再试',
  /** The way out of a question: a word that is no act, so that 取消 never stands beside 取消申请. */
  wayOut: '再想想',
  nextDay: '次日',
  /** A script of a page that did not come, by its cause (rule 3.4). */
  chunkFailed: {
    missing: '页面加载失败：文件不存在（missing），请重新加载',
    error: '页面加载失败：文件没有读到（error），请检查网络后重新加载',
    timeout: '页面加载失败：等待超时（timeout），请检查网络后重新加载',
  },
  /** A page that was opened without what it shows (rule 3.7). */
  withoutId: '打开的地址不完整，少了要看的是哪一个，请从列表里重新进入',
  copyFailed: '复制失败，请手动复制',
  nothingCopied: '剪贴板没有内容',
  permissionDenied: '没有获得授权，可在设置中打开',
  systemDenied: '没有获得授权，可在系统设置中打开',
  termsFirst: '需要先同意隐私保护指引，请再试一次',
  /** The merchant has not applied for it or declared it. */
  notSetUp: '本店还没有开通这项功能，请联系客服',
  unsupported: '当前环境不支持此功能',
  /** What the device says, in people's words (core/platform/errors.ts). */
  cancelled: '已取消',
  tookTooLong: '等了很久没有回应，请再试一次',
  unstable: '网络不稳定，请稍后重试',
  noSpace: '手机空间不足，请清理后再试',
  tooOften: '操作太频繁，请稍后再试',
  badFile: '这个文件打不开，请换一个',
  locationOff: '请先打开手机的定位服务',
  payFailed: '支付没有完成，请稍后再试',
  /** The messenger has fetched it while the app ran (core/platform/update). */
  newVersion: {
    title: '新版本已就绪',
    text: '重新打开就能用上，正在填写的内容请先保存',
    yes: '立即更新',
    no: '稍后',
  },
  /** A page whose package did not come (core/routes/opening.ts). */
  notOpened: { title: '网络不稳定', text: '页面没有打开，请检查网络后重试', yes: '重试', no: '先不' },
} as const;
