/** Sales tax at the business's location, on taxable lines. */
export const taxRate = 0.095;
