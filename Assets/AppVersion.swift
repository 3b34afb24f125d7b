/// The version of the program.
package enum AppVersion {
    /// The version as `--version` prints it.
    package static let text = "0.1.0"
}
