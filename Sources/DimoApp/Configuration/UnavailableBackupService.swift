/// Saves nothing: changes are lost when the program ends, as in snapshots.
struct UnavailableBackupService: ConfigurationKeeping {
    func set(_ key: ConfigurationKey, to value: ConfigurationValue?) throws(ConfigurationFileProblem) {}
}
