/// What the page of the community leads to.
package enum CommunityStep: String, CaseIterable, Sendable {
    /// Becoming a member.
    case join
    /// The devices that are signed in there.
    case devices
    /// Signing in again.
    case signIn = "sign-in"
    /// Deleting the account there.
    case delete

    /// Its place in the trail.
    var route: String { "\(SettingsPage.community.route)/\(rawValue)" }
}
