protocol ConfigurationKeeping: Sendable {
    /// Saves a setting; nil removes it, which restores its default.
    ///
    /// - Throws: `ConfigurationFileProblem`; the saved settings stay unchanged.
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem)
}

extension ConfigurationFile: ConfigurationKeeping {}

/// Saves nothing: changes are lost when the program ends, as in snapshots.
struct UnavailableBackupService: ConfigurationKeeping {
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem) {}
}
