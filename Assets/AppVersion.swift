package enum AppVersion {
    package static let text = "0.1.0"
}
