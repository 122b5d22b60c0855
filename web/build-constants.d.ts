/** Whether testimonials and reviews marked as samples are shown; false in the production build. */
declare const __SAMPLE_CONTENT__: boolean;
