/// The version of the program.
public enum AppVersion {
    /// The version as `--version` prints it.
    public static let text = "0.1.0"
}
