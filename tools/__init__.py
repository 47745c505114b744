"""What developers run now and then to make data that the package ships."""
