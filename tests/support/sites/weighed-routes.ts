/** The pages whose opening pictures are weighed. */
export const weighedRoutes = ['/', '/free-estimate', '/marble-polishing', '/kitchen-remodeling', '/projects'];
