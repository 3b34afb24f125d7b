package enum AppTab: String, CaseIterable, Sendable {
    case home
    case dig
    case drinks
    case bar
    case weather
    /// The member's activity.
    case momentum
    case settings

    package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
