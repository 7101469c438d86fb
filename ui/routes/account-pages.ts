export { inDocumentForCards } from "../app/card-document.ts"
export { guardedPage as guarded } from "../app/guarded-page.ts"

/** The screens of an account, each in a file of its own; the first load of other pages names none. */
export const screens = {
  login: () => import("../screens/login/LoginScreen.tsx"),
  register: () => import("../screens/register/RegisterScreen.tsx"),
  forgotPassword: () => import("../screens/recovery/ForgotPasswordScreen.tsx"),
  resetPassword: () => import("../screens/recovery/ResetPasswordScreen.tsx"),
  myBookings: () => import("../screens/my-bookings/MyBookingsScreen.tsx"),
  manageBooking: () => import("../screens/manage-booking/ManageBookingScreen.tsx"),
  mailedBooking: () => import("../screens/manage-booking/MailedBookingScreen.tsx"),
  replies: () => import("../screens/messages/RepliesScreen.tsx"),
  review: () => import("../screens/review/ReviewScreen.tsx"),
  profile: () => import("../screens/profile/ProfileScreen.tsx"),
  verification: () => import("../screens/verification/VerificationScreen.tsx"),
}
