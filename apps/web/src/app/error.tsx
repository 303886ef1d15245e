"use client";

import { PageFailure } from "@/frame/page-failure";

export default PageFailure;
