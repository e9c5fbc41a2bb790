/** The pages whose transfer size is measured. */
export const weighedRoutes = ['/', '/free-estimate', '/marble-polishing', '/kitchen-remodeling', '/projects'];
