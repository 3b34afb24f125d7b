package enum CommunityStep: String, CaseIterable, Sendable {
    case join
    case devices
    case signIn = "sign-in"
    case delete

    var route: String { "\(SettingsPage.community.route)/\(rawValue)" }
}
