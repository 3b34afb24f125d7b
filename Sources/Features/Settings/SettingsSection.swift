/// A part of the settings' menu.
enum SettingsSection: String {
    /// What belongs to the member.
    case mine
    /// What holds on this machine.
    case machine
    /// News, answers and help.
    case help
    /// What there is to say of the program.
    case program
}
