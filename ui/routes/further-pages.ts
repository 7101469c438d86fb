export { inDocumentForCards } from "../app/card-document.ts"
export { guardedPage as guarded } from "../app/guarded-page.ts"

/**
 * The screens that guests come to from another page, each in a file of its own. The first load names
 * none of them: the names of their files and styles alone would be a kilobyte.
 */
export const screens = {
  information: () => import("../screens/information/InformationScreen.tsx"),
  contact: () => import("../screens/contact/ContactScreen.tsx"),
  shortlist: () => import("../screens/shortlist/ShortlistScreen.tsx"),
  checkout: () => import("../screens/checkout/CheckoutScreen.tsx"),
  findBooking: () => import("../screens/booking/FindBookingScreen.tsx"),
  booking: () => import("../screens/booking/BookingScreen.tsx"),
  bookingOpening: () => import("../screens/booking/BookingOpening.tsx"),
  confirmed: () => import("../screens/booking/ConfirmedScreen.tsx"),
  failed: () => import("../screens/booking/FailedScreen.tsx"),
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
