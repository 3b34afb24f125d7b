enum SettingsSection: String {
    case mine
    case machine
    case help
    case program
}
