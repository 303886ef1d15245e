"use client";

import { LazyPageFailure } from "@/frame/lazy-page-failure";

export default LazyPageFailure;
